import { ExcelHost, type HostOptions } from "../../host";

/** What Excel on the web allows the pane. */
const SANDBOX = "allow-scripts allow-same-origin allow-forms allow-popups allow-downloads";

/** A pane in its frame, and the stand-in for Excel that it talks to. */
export interface OfficeFrame {
  readonly host: ExcelHost;
  readonly frame: HTMLIFrameElement;
  /** Resolves when the scripts of the pane have run: from then on it takes commands. */
  readonly loaded: Promise<void>;
  /** Shows the pane where it was hidden. */
  readonly show: () => void;
  readonly close: () => void;
}

const heading = (text: string, hide: () => void): HTMLElement => {
  const element = document.createElement("header");
  const title = document.createElement("h2");
  const button = document.createElement("button");
  title.textContent = text;
  button.type = "button";
  button.className = "small";
  button.textContent = "×";
  button.setAttribute("aria-label", "Close the pane");
  button.addEventListener("click", hide);
  element.append(title, button);
  return element;
};

/**
 * Opens the pane in a frame of another origin; the two talk by messages.
 *
 * The name of the frame tells office.js whom to talk to: it has to be there before the frame is.
 */
export const openFrame = (
  place: Element,
  address: string,
  title: string,
  options: Omit<HostOptions, "post" | "origin">,
): OfficeFrame => {
  const url = new URL(address);
  const frame = document.createElement("iframe");
  const post = (text: string): void => frame.contentWindow?.postMessage(text, url.origin);
  const showPane = (visible: boolean): void => void document.body.classList.toggle("no-pane", !visible);
  const host = new ExcelHost({ ...options, origin: location.origin, post, showPane });
  const turn = (state: "Visible" | "Background"): void => {
    if (host.pane.state === state) return;
    host.pane.state = state;
    host.pane.changed(state);
  };
  const receive = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source === frame.contentWindow && origin === url.origin && typeof data === "string")
      host.channel.receive(data);
  };
  url.search = host.channel.query;
  frame.name = host.channel.windowName;
  frame.title = title;
  frame.setAttribute("sandbox", SANDBOX);
  frame.src = url.href;
  addEventListener("message", receive);
  const loaded = new Promise<void>((resolve) =>
    frame.addEventListener("load", () => resolve(), { once: true }),
  );
  showPane(true);
  place.replaceChildren(
    heading(title, () => turn("Background")),
    frame,
  );
  const close = (): void => {
    removeEventListener("message", receive);
    frame.remove();
    host.close();
  };
  return { host, frame, loaded, show: () => turn("Visible"), close };
};
