import { conflict } from "../../../core/failure.ts";
import { annexProblems } from "./annex-problems.ts";
import { xmlTree } from "./xml-tree.ts";

/** @throws Refusal CONFLICT for a document that violates the DIAN's annex; its number is released. */
export function refuseWrongDocument(xml: string): void {
  const [problem] = annexProblems(xmlTree(xml));
  if (problem) throw conflict(`El documento no cumple el anexo técnico de la DIAN. ${problem}.`);
}
