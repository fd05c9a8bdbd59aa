/** A service that a price includes. */
export interface ServiceContent {
  readonly title: string | null;
  readonly detail: string | null;
}

/** Shows the services that a price includes, each with its details. */
export const OfferServices = ({ lines }: { readonly lines: readonly ServiceContent[] }) => (
  <ul className="t-services">
    {lines.map(({ title, detail }) => (
      <li key={title} className="t-line">
        <p className="t-name">{title}</p>
        {detail && <p className="t-small t-quiet t-lines">{detail}</p>}
      </li>
    ))}
  </ul>
);
