import { create } from "xmlbuilder2";

/**
 * An XML element. It is a text, or attributes (`@name`) with a text (`#`, or `$` for unescaped text), or its
 * parts in order.
 */
export type UblNode = string | { readonly [name: string]: UblNode | readonly UblNode[] | undefined };

const oasis = "urn:oasis:names:specification:ubl:schema:xsd";

/** Root elements of the documents written here. */
type Root = "Invoice" | "CreditNote" | "AttachedDocument";

/** Returns the XML namespaces of a document. */
const namespaces = (root: Root) => ({
  "@xmlns": `${oasis}:${root}-2`,
  "@xmlns:cac": `${oasis}:CommonAggregateComponents-2`,
  "@xmlns:cbc": `${oasis}:CommonBasicComponents-2`,
  "@xmlns:ds": "http://www.w3.org/2000/09/xmldsig#",
  "@xmlns:ext": `${oasis}:CommonExtensionComponents-2`,
  "@xmlns:sts": "dian:gov:co:facturaelectronica:Structures-2-1",
  "@xmlns:xades": "http://uri.etsi.org/01903/v1.3.2#",
  "@xmlns:xades141": "http://uri.etsi.org/01903/v1.4.1#",
});

/** Writes a UBL document. Characters that are invalid in XML 1.0 and undefined parts are omitted. */
export const ublDocument = (
  root: Root,
  parts: { readonly [name: string]: UblNode | readonly UblNode[] | undefined },
): string =>
  create(
    { version: "1.0", encoding: "UTF-8", invalidCharReplacement: "" },
    { [root]: { ...namespaces(root), ...(present(parts) as object) } },
  ).end({ prettyPrint: true });

function present(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(present);
  if (node === null || typeof node !== "object") return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([name, part]) => (part === undefined ? [] : [[name, present(part)]])),
  );
}
