import { addresses } from "@travesia/api/addresses";
import { path } from "../../base/routes/path.ts";

export const staffDocumentPaths = {
  review: path(addresses.documentsReview),
};

/** Profile tab with the viewer's documents. */
export const OWN_TAB = "documentos";
