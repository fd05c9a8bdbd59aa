import { announced } from "../../../base/saving/useSaving.ts";
import { confirming } from "../../../base/acts/confirming.tsx";
import { type RecordAct, recordAct } from "../../../base/acts/record-acts.tsx";
import { RenameTemplateDialog } from "./RenameTemplateDialog.tsx";
import { templateTexts as texts } from "./template.texts.ts";
import {
  QuoteTemplateDeleteDocument,
  type QuoteTemplateLineFragment,
  QuoteTemplateRenameDocument,
} from "./templates.generated.ts";

const act = recordAct<QuoteTemplateLineFragment, "menu">();

/** Acts on a template for new quotes, in the order of its menu. */
export const templateActs = {
  rename: act({
    label: texts.rename,
    mutation: QuoteTemplateRenameDocument,
    done: announced(texts.renamed),
    places: ["menu"],
    Dialog: RenameTemplateDialog,
  }),
  delete: act({
    label: texts.remove,
    mutation: QuoteTemplateDeleteDocument,
    done: announced(texts.removed),
    places: ["menu"],
    Dialog: confirming(({ name }) => ({
      title: texts.remove,
      confirm: texts.remove,
      destructive: true,
      children: texts.removeLead(name),
    })),
  }),
} satisfies Record<string, RecordAct<QuoteTemplateLineFragment, "menu">>;
