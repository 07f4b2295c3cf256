import { headerOf } from "../model/header";
import { usePane } from "./context";
import { Icon } from "./icons";

export const Header = () => {
  const { title, line } = headerOf(usePane().state);
  return (
    <header class="header">
      <Icon name="sheet" />
      <div>
        <h1 title={title}>{title}</h1>
        <p class="caption">{line}</p>
      </div>
    </header>
  );
};
