import { useSaving } from "../../../base/saving/useSaving.ts";
import { templateTexts as texts } from "./template.texts.ts";
import {
  QuoteTemplatesDocument,
  useQuoteTemplateDeleteMutation,
  useQuoteTemplateRenameMutation,
  useQuoteTemplatesQuery,
} from "./templates.generated.ts";

/** Returns the templates for new quotes, and the acts on them; loaded only when `wanted` is true. */
export function useTemplates(wanted: boolean) {
  const { busy, failure, forget, perform } = useSaving();
  const read = useQuoteTemplatesQuery({ skip: !wanted, fetchPolicy: "cache-and-network" });
  const again = { refetchQueries: [QuoteTemplatesDocument], awaitRefetchQueries: true };
  const [rename] = useQuoteTemplateRenameMutation(again);
  const [remove] = useQuoteTemplateDeleteMutation(again);
  return {
    read,
    list: read.data?.quoteTemplates ?? [],
    busy,
    failure,
    forget,
    rename: (id: string, name: string) =>
      perform(() => rename({ variables: { id, input: { name } } }), texts.renamed),
    remove: (id: string) => perform(() => remove({ variables: { id } }), texts.removed),
  };
}

export type Templates = ReturnType<typeof useTemplates>;
