import { get, gql, post } from "../../gateway/route.ts";

export const exportFragments = [
  gql`
    fragment ExportWire on ListExport {
      id kind: list title format status total rows failure filename size createdAt readyAt expiresAt fileUrl
    }
  `,
];

/** REST calls by which programs export lists: start, check the progress, read the file. */
export const exportCalls = [
  post(
    "/v1/exports",
    gql`mutation ($kind: ExportedList!, $format: ExportFormat!, $filters: JSON, $columns: [String!]) {
      body: exportList(input: { list: $kind, format: $format, arguments: $filters, columns: $columns }) {
        ...ExportWire } }`,
    { status: 201 },
  ),
  get("/v1/exports/:id", gql`query ($id: ID!) { body: myExport(id: $id) { ...ExportWire } }`),
  get(
    "/v1/exports/:id/file",
    gql`mutation ($id: ID!) { file: openExport(id: $id) { filename url } }`,
    { sends: "attachment", media: "application/octet-stream" },
  ),
];
