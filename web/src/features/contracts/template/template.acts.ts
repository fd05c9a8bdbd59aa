import { type RecordAct, recordAct } from "../../../base/acts/record-acts.tsx";
import { templateToasts } from "./template.texts.ts";
import { type TemplateRowFragment, TemplateUpdateDocument } from "./templates.generated.ts";

const act = recordAct<TemplateRowFragment, "menu">();

/** Returns the mutation that offers a template for new contracts, or withdraws it. */
const offering = (isActive: boolean) => ({
  mutation: TemplateUpdateDocument,
  of: ({ id, version }: TemplateRowFragment, over = version) => ({ id, input: { isActive, version: over } }),
  done: templateToasts.saved,
});

/** Acts on a contract template, in the order of its menu. */
export const templateActs = {
  // The screen opens the editor.
  edit: { label: "Editar", places: ["menu"] },
  offer: act({ label: "Ofrecer", ...offering(true), places: ["menu"] }),
  withdraw: act({ label: "Dejar de ofrecer", ...offering(false), places: ["menu"] }),
} satisfies Record<string, RecordAct<TemplateRowFragment, "menu">>;
