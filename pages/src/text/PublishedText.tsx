/** Shows a published text of the agency; the server sanitizes its HTML, so that it is inserted unchanged. */
export const PublishedText = ({ html }: { readonly html: string }) => (
  <div className="t-prose" dangerouslySetInnerHTML={{ __html: html }} />
);
