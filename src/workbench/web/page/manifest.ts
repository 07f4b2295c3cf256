/** What a button or an entry does: calls a function of the add-in, or shows the pane. */
export type Action = { readonly kind: "function"; readonly name: string } | { readonly kind: "pane" };

export interface Control {
  readonly id: string;
  readonly label: string;
  readonly tip: string;
  readonly icon: string;
  readonly action: Action;
}

/** What the manifest puts on the ribbon and on the menu of a cell. */
export interface Commands {
  readonly group: string;
  /** What the bar above the pane says: the name of the command that opens it. */
  readonly title: string;
  readonly ribbon: readonly Control[];
  readonly cellMenu: readonly Control[];
}

const named = (parent: ParentNode, name: string): readonly Element[] =>
  [...parent.querySelectorAll("*")].filter(({ localName }) => localName === name);

/** Puts the values of a language in the place of those that hold where there are none. */
const localize = (manifest: Document, locale: string): void => {
  for (const override of named(manifest, "Override"))
    if (override.getAttribute("Locale") === locale)
      override.parentElement?.setAttribute("DefaultValue", override.getAttribute("Value") ?? "");
};

/** The value of a resource (image, address or text) by its id. */
const resourceOf = (manifest: Document, id: string | null | undefined): string =>
  [...named(manifest, "String"), ...named(manifest, "Image"), ...named(manifest, "Url")]
    .find((element) => element.id === id && element.hasAttribute("DefaultValue"))
    ?.getAttribute("DefaultValue") ?? "";

const textOf = (manifest: Document, parent: Element, name: string): string =>
  resourceOf(manifest, named(parent, name)[0]?.getAttribute("resid"));

/** Icons are served beside the page, wherever the manifest says that the add-in is. */
const iconOf = (manifest: Document, control: Element): string => {
  const image = named(control, "Image").find((element) => element.getAttribute("size") === "32");
  const address = resourceOf(manifest, image?.getAttribute("resid"));
  return address === "" ? "" : `assets/${address.split("/").at(-1) ?? ""}`;
};

const actionOf = (control: Element): Action => {
  const name = named(control, "FunctionName")[0]?.textContent;
  return name === undefined ? { kind: "pane" } : { kind: "function", name };
};

const controlsOf = (manifest: Document, parent: Element | undefined): readonly Control[] =>
  (parent ? named(parent, "Control") : []).map((control) => ({
    id: control.id,
    label: textOf(manifest, control, "Label"),
    tip: textOf(manifest, control, "Description"),
    icon: iconOf(manifest, control),
    action: actionOf(control),
  }));

const pointOf = (manifest: Document, type: string): Element | undefined =>
  named(manifest, "ExtensionPoint").find((element) => element.getAttribute("xsi:type") === type);

/**
 * Reads the commands of an add-in's manifest, in the display language of Office.
 *
 * @see https://learn.microsoft.com/javascript/api/manifest/extensionpoint
 */
export const readCommands = (xml: string, locale: string): Commands => {
  const manifest = new DOMParser().parseFromString(xml, "text/xml");
  localize(manifest, locale);
  const ribbon = pointOf(manifest, "PrimaryCommandSurface");
  const group = ribbon && named(ribbon, "Group")[0];
  const controls = controlsOf(manifest, ribbon);
  return {
    group: group ? textOf(manifest, group, "Label") : "",
    title: controls.find(({ action }) => action.kind === "pane")?.label ?? "",
    ribbon: controls,
    cellMenu: controlsOf(manifest, pointOf(manifest, "ContextMenu")),
  };
};
