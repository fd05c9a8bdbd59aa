import { path } from "../../../app/routes/path.ts";

export const quotePaths = {
  list: path("/quotesList"),
  detail: path("/cotizaciones/:id"),
  edit: path("/quotes/:id/edit"),
  approval: path("/quote-approval/:quoteId"),
};
