import { useQuoteTemplatesQuery } from "./templates.generated.ts";

/** Returns the templates for new quotes; loaded only when `wanted` is true. */
export function useTemplates(wanted: boolean) {
  const read = useQuoteTemplatesQuery({ skip: !wanted, fetchPolicy: "cache-and-network" });
  return { read, list: read.data?.quoteTemplates ?? [] };
}

export type Templates = ReturnType<typeof useTemplates>;
