import type { SystemHealthQuery } from "./operation.generated.ts";

type Check = SystemHealthQuery["systemHealth"][number];

export const healthTexts = {
  title: "Salud",
  allWell: "Todo va bien: nada de la instalación necesita atención.",
  again: "Revisar de nuevo",
  unseen: "Sin revisar:",
} as const;

/** Returns whether a check found a problem. */
export const isTrouble = ({ state }: Check): boolean => state === "falla" || state === "aviso";

/** Returns the line of the passed checks: `15 revisiones bien`, `12 revisiones bien · 3 sin revisar`. */
export function seenText(checks: readonly Pick<Check, "state">[]): string {
  const well = checks.filter(({ state }) => state === "bien").length;
  const unseen = checks.length - well;
  const said = `${well} ${well === 1 ? "revisión" : "revisiones"} bien`;
  return unseen > 0 ? `${said} · ${unseen} sin revisar` : said;
}
