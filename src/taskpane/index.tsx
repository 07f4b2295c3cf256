import { render } from "preact";

const pane = document.getElementById("pane");
if (pane !== null) render(<h1>Tie-breaks</h1>, pane);
