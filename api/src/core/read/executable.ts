/** Returns a statement as the mapper's connections run it, its values beside the text. */
export const executableOf = (text: string, values: readonly unknown[]) => ({
  sql: text,
  parameters: values,
  queryId: { queryId: "" },
  query: { kind: "RawNode", sqlFragments: [text], parameters: [] } as const,
});
