import type { CustomTableLayout } from "pdfmake/interfaces.js";
import { light } from "../look.ts";

const none = () => 0;
const line = () => light.line;

/** Borders and paddings of tables, by the name that a piece gives in `layout`. */
export const layouts: Record<string, CustomTableLayout> = {
  /** One framed cell. */
  card: {
    hLineWidth: () => 1,
    vLineWidth: () => 1,
    hLineColor: line,
    vLineColor: line,
    paddingLeft: () => 16,
    paddingRight: () => 16,
    paddingTop: () => 14,
    paddingBottom: () => 14,
  },
  /** Framed cells side by side; every second column is the gap between two cells. */
  cards: {
    hLineWidth: () => 0.75,
    vLineWidth: () => 0.75,
    hLineColor: line,
    vLineColor: line,
    paddingLeft: (column) => (column % 2 === 0 ? 8 : 0),
    paddingRight: (column) => (column % 2 === 0 ? 8 : 0),
    paddingTop: () => 7,
    paddingBottom: () => 7,
  },
  /** Quoted words of a person, with a line to the left. */
  quoted: {
    hLineWidth: none,
    vLineWidth: (column) => (column === 0 ? 2 : 0),
    vLineColor: () => light.sea,
    paddingLeft: () => 10,
    paddingRight: none,
    paddingTop: none,
    paddingBottom: none,
  },
  /** Rows with a line below the header and below each row. */
  lines: {
    hLineWidth: (row) => (row === 0 ? 0 : row === 1 ? 1 : 0.5),
    vLineWidth: none,
    hLineColor: (row) => (row === 1 ? light.sea : light.line),
    paddingLeft: (column) => (column === 0 ? 0 : 6),
    paddingRight: (column, node) => (column === (node.table.widths?.length ?? 0) - 1 ? 0 : 6),
    paddingTop: () => 6,
    paddingBottom: () => 6,
  },
  /** Totals, with a line above the last row. */
  totals: {
    hLineWidth: (row, node) => (row === node.table.body.length - 1 ? 1 : 0),
    vLineWidth: none,
    hLineColor: () => light.ink,
    paddingLeft: none,
    paddingRight: none,
    paddingTop: () => 4,
    paddingBottom: () => 4,
  },
};
