import { figures } from "../../../api/src/modules/reports/financial/figures.rules.ts";
import { owner } from "./callers.ts";
import { type Place, places } from "./places.ts";
import { type Counted, type FigureName, statements } from "./statements.ts";

/** Names of the figures of single lists, which no other screen shows. */
const ofLists = {
  valorContratos: "Valor de los contratos",
  facturado: "Facturado, neto de notas crédito",
  ivaFacturado: "IVA facturado, neto de notas crédito",
} as const;

const spans: Readonly<Record<Place["of"][number], string>> = {
  ever: "of all days",
  month: "of a month",
  present: "of the present month",
};

/** Placeholder for the days of a statement. */
const anyDays = { from: ":from", to: ":to" } as unknown as Counted;

const isNamed = (figure: FigureName): figure is FigureName & keyof typeof figures => figure in figures;

const unindented = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim())
    .join("\n");

const line = ({ at, of, by = [owner] }: Place): string =>
  `- ${at}: ${of.map((span) => spans[span]).join(", ")}; asked by ${by.map(({ who }) => who).join(", ")}`;

function section(figure: FigureName): string {
  const shown = places.filter((place) => place.figure === figure);
  return [
    isNamed(figure)
      ? `## ${figures[figure].label} (\`${figure}\`)`
      : `## ${ofLists[figure as keyof typeof ofLists]}`,
    ...(isNamed(figure) ? [figures[figure].about] : []),
    `\`\`\`sql\n${unindented(statements[figure](anyDays))}\n\`\`\``,
    shown.map(line).join("\n"),
  ].join("\n\n");
}

/** Returns `docs/figures.md`: each compared figure with its sentence, its formula in SQL, and its places. */
export function figuresDocument(): string {
  const compared = Object.keys(statements) as FigureName[];
  const others = Object.entries(figures).filter(([name]) => !compared.includes(name as FigureName));
  return `${[
    "# Figures",
    "Made out of `tests/everything/sums` by `npx vitest run --project server tests/figures.test.ts -u`. Do not edit.",
    `Each figure is one sum at every place: ${compared.length} figures at ${places.length} places are ` +
      "asked of the demo and of random sales, and compared with the SQL below, which is written for the " +
      "test alone (`tests/everything/sums/one-sum.test.ts`).",
    ...compared.map(section),
    "## Figures of one screen",
    "Named in the same table (`api/src/modules/reports/financial/figures.rules.ts`), shown in one place and " +
      "compared with nothing.",
    others.map(([, { label, about }]) => `- **${label}**: ${about}`).join("\n"),
  ].join("\n\n")}\n`;
}
