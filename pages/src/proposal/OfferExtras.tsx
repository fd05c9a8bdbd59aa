/** Services that the client may add to one trip, as text ready to display. */
export interface ExtrasContent {
  /** Option that the trip belongs to; null when the offer has no options. */
  readonly option: { readonly id: string; readonly name: string } | null;
  readonly extras: readonly ExtraContent[];
  /** Total of the trip with the added services; null while it is the price of the offer. */
  readonly total: string | null;
}

interface ExtraContent {
  readonly key: string;
  /** Value that a form sends for the service: its key, with the option that it belongs to. */
  readonly value: string;
  readonly name: string;
  readonly detail: string | null;
  /** Final price for all travellers: `+ $ 180.000`. */
  readonly price: string;
  readonly perPerson: string;
  /** True when the client has added it, now or with the acceptance. */
  readonly added: boolean;
}

interface OfferExtrasProps extends ExtrasContent {
  /** True while the client can add and remove services. */
  readonly open: boolean;
  /** Called when a service is added or removed; without it, only the form control holds the choice. */
  readonly onAdd?: ((key: string, added: boolean) => void) | undefined;
  /** Id of the form that submits the choice; absent when a script submits it. */
  readonly form?: string | undefined;
}

/**
 * Shows the services that the client may add to a trip, each with its final price; after the acceptance, only
 * the added ones.
 */
export const OfferExtras = ({ option, extras, total, open, onAdd, form }: OfferExtrasProps) => {
  const within = option && !onAdd ? ` · ${option.name}` : "";
  const Line = open ? "label" : "div";
  return (
    <section className="t-part t-card t-snug">
      <fieldset>
        <legend>{open ? `Agrégale a tu viaje${within}` : "Lo que agregaste"}</legend>
        {open && (
          <p className="t-against t-small t-quiet">
            No está en el precio. Marca lo que quieras: se suma al aprobar.
          </p>
        )}
        <div className="t-options">
          {extras.map(({ key, value, name, detail, price, perPerson, added }) => (
            <Line key={key} className="t-extra" data-added={added || undefined}>
              {open && (
                <input
                  type="checkbox"
                  name="extra"
                  value={value}
                  form={form}
                  {...(onAdd
                    ? { checked: added, onChange: ({ target }) => onAdd(key, target.checked) }
                    : { defaultChecked: added })}
                />
              )}
              <span className="t-extra-name">
                <span className="t-name">{name}</span>
                {detail && <span className="t-small t-quiet">{detail}</span>}
              </span>
              <span className="t-extra-price">
                <span className="t-strong t-amount">{price}</span>
                <span className="t-small t-quiet">
                  <span className="t-amount">{perPerson}</span> por persona
                </span>
              </span>
            </Line>
          ))}
        </div>
      </fieldset>
      {total !== null && (
        <p className="t-extra-total" role="status">
          <span>{open ? "Total con lo que agregas" : "Total con lo que agregaste"}</span>
          <span className="t-strong t-amount">{total}</span>
        </p>
      )}
    </section>
  );
};
