/** What of the Office theme the pane takes over. */
export interface OfficeColors {
  readonly isDark: boolean | undefined;
  /** `#RRGGBB`. */
  readonly background: string | undefined;
}

/** The set of colors, and the background of Office where text can be read on it. */
export interface Theme {
  readonly name: "light" | "dark";
  readonly background: string | null;
}

const HEX = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** From 0, black, to 1, white; null where the text is no color. @see WCAG 2.2, relative luminance */
export const luminance = (color: string): number | null => {
  const channels = HEX.exec(color)
    ?.slice(1)
    .map((hex) => linear(parseInt(hex, 16) / 255));
  const [red, green, blue] = channels ?? [];
  return red === undefined || green === undefined || blue === undefined
    ? null
    : 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** The luminance of the text of each set: #242424 and white. */
const TEXT = { light: 0.0176, dark: 1 } as const;
const ENOUGH = 7;
const MIDDLE = 0.18;

/** The colors of the pane; where Office says nothing, the system does. */
export const themeFor = ({ isDark, background }: OfficeColors, systemIsDark: boolean): Theme => {
  const light = background === undefined ? null : luminance(background);
  const dark = isDark ?? (light === null ? systemIsDark : light < MIDDLE);
  const name = dark ? "dark" : "light";
  const readable = light !== null && contrast(light, TEXT[name]) >= ENOUGH;
  return { name, background: readable && background !== undefined ? background : null };
};

const officeColors = (): OfficeColors => {
  const theme = Office.context.officeTheme as Partial<Office.OfficeTheme> | undefined;
  return { isDark: theme?.isDarkTheme, background: theme?.bodyBackgroundColor };
};

const apply = (systemIsDark: boolean): void => {
  const { name, background } = themeFor(officeColors(), systemIsDark);
  const root = document.documentElement;
  root.dataset.theme = name;
  if (background === null) root.style.removeProperty("--background");
  else root.style.setProperty("--background", background.startsWith("#") ? background : `#${background}`);
};

/** Takes the colors of Office, and takes them again whenever the pane is looked at again: Excel tells nobody. */
export const followTheme = (): void => {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const update = () => {
    apply(system.matches);
  };
  update();
  system.addEventListener("change", update);
  window.addEventListener("focus", update);
  document.addEventListener("visibilitychange", update);
};
