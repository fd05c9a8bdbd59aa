/**
 * Returns a statement in the form that the mapper's connections execute, with its values separate from the
 * text.
 */
export const executableOf = (text: string, values: readonly unknown[]) => ({
  sql: text,
  parameters: values,
  queryId: { queryId: "" },
  query: { kind: "RawNode", sqlFragments: [text], parameters: [] } as const,
});
