import { addresses } from "@travesia/api/addresses";
import { path } from "../../base/routes/path.ts";

export const staffDocumentPaths = {
  review: path(addresses.documentsReview),
};

/** The tab of the profile with one's own documents. */
export const OWN_TAB = "documentos";
