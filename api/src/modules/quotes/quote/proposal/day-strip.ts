import type { TableCell } from "pdfmake/interfaces.js";
import { kept } from "../../../../core/pdf/chapter.piece.ts";
import type { Piece } from "../../../../core/pdf/document.ts";
import { light } from "../../../../core/look.ts";
import { dayIcons, dayKind } from "./day-kind.rules.ts";
import type { ProposedTrip } from "./proposal.type.ts";

type Days = NonNullable<ProposedTrip["itinerario"]>;

/** Number of days side by side on the width of a page. */
const BESIDE = 4;
/** Number of rows that always fit on one page below a title. */
const ON_ONE_PAGE = 8;
const GAP = 8;
/**
 * Pattern of the first 18 letters of a longer word, after which the word is broken to fit into the width of a
 * day.
 */
const LONG_WORD = /\S{18}(?=\S)/gu;

/** Returns an overview of a trip's days, each with its icon, as on the proposal page. */
export function dayStrip(days: Days): Piece[] {
  const rows = Array.from({ length: Math.ceil(days.length / BESIDE) }, (_, at) =>
    rowOf(days.slice(at * BESIDE, (at + 1) * BESIDE)),
  );
  if (rows.length === 0) return [];
  return rows.length <= ON_ONE_PAGE ? [kept(rows)] : rows.map((row) => kept([row]));
}

const NO_BORDER: [boolean, boolean, boolean, boolean] = [false, false, false, false];
const nothing = (): TableCell => ({ text: "", border: NO_BORDER });

/** Returns a row of days, as high as its longest day; the last row may be shorter. */
const rowOf = (days: Days): Piece => ({
  margin: [0, GAP, 0, 0],
  layout: "cards",
  table: {
    dontBreakRows: true,
    widths: Array.from({ length: BESIDE * 2 - 1 }, (_, at) => (at % 2 === 0 ? "*" : GAP)),
    body: [
      Array.from({ length: BESIDE * 2 - 1 }, (_, at) => {
        const day = at % 2 === 0 ? days[at / 2] : undefined;
        return day ? cellOf(day) : nothing();
      }),
    ],
  },
});

const cellOf = ({ dia, titulo }: Days[number]): TableCell => ({
  stack: [
    {
      columnGap: 6,
      columns: [
        { svg: drawn(titulo), width: 14, height: 14 },
        { text: `Día ${dia}`, style: "label", margin: [0, 2, 0, 0] },
      ],
    },
    { text: titulo.replace(LONG_WORD, "$&\n"), margin: [0, 3, 0, 0] },
  ],
});

const drawn = (title: string): string =>
  `<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
<path fill="${light.sea}" d="${dayIcons[dayKind(title)]}"/></svg>`;
