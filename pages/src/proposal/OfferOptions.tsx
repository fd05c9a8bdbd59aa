import { Chip } from "./Chip.tsx";
import { OfferServices, type ServiceContent } from "./OfferServices.tsx";

/** Options of an offer, as text ready to display. */
export interface OptionsContent {
  /** Services that every option includes. */
  readonly shared: readonly ServiceContent[];
  /** Name of the option that the others are compared with; null once the client has chosen. */
  readonly against: string | null;
  readonly options: readonly OptionContent[];
}

interface OptionContent {
  readonly id: string;
  readonly name: string;
  readonly recommended: boolean;
  /**
   * Price per person above or below the recommended option, and the gained, lost and changed services in
   * sentences; null for the recommended option and once the client has chosen.
   */
  readonly difference: { readonly price: string; readonly words: readonly string[] } | null;
  /** Difference from the recommended option; for the recommended option, the services only it has. */
  readonly changes: string;
  readonly total: string;
  readonly perPerson: string;
}

interface Choice {
  /** Id of the option that is selected now or was chosen before. */
  readonly picked: string | null;
  /** True while the client can select an option. */
  readonly open: boolean;
  /** Called when an option is selected; without it, only the form control holds the selection. */
  readonly onPick?: ((id: string) => void) | undefined;
  /** Id of the form that submits the selection; absent when a script submits it. */
  readonly form?: string | undefined;
}

/**
 * Shows the options of an offer for comparison: the shared inclusions, then one line per option with its
 * differences and price.
 */
export const OfferOptions = ({ shared, against, options, ...choice }: OptionsContent & Choice) => (
  <section className="t-part t-card t-snug" aria-label="Tu propuesta">
    {shared.length > 0 && (
      <div className="t-shared">
        <h2>Todas las opciones incluyen</h2>
        <OfferServices lines={shared} />
      </div>
    )}
    <fieldset>
      <legend>{choice.open ? "Elige tu opción" : "Las opciones"}</legend>
      {against !== null && (
        <p className="t-against t-small t-quiet">La diferencia de cada opción es frente a «{against}».</p>
      )}
      <div className="t-options">
        {options.map((option) => (
          <Option key={option.id} {...option} {...choice} />
        ))}
      </div>
    </fieldset>
  </section>
);

const Option = ({
  id,
  name,
  recommended,
  difference,
  changes,
  total,
  perPerson,
  picked,
  open,
  onPick,
  form,
}: OptionContent & Choice) => {
  const label = `opcion-${id}`;
  const isPicked = id === picked;
  const Line = open ? "label" : "div";
  const choice = onPick ? { checked: isPicked, onChange: () => onPick(id) } : { defaultChecked: isPicked };
  return (
    <Line className="t-option" data-picked={isPicked || undefined}>
      <div className="t-option-head">
        <div className="t-option-name">
          {open && (
            <input type="radio" name="option" value={id} form={form} aria-labelledby={label} {...choice} />
          )}
          <h3 id={label} className="t-strong">
            {name}
          </h3>
        </div>
        {!open && isPicked ? (
          <div>
            <Chip label="Tu elección" tone="leaf" />
          </div>
        ) : (
          recommended && (
            <div>
              <Chip label="La que te recomendamos" tone="sea" />
            </div>
          )
        )}
      </div>
      {difference ? (
        <div>
          <p className="t-strong t-amount">{difference.price}</p>
          {difference.words.map((words) => (
            <p key={words} className="t-small">
              {words}
            </p>
          ))}
        </div>
      ) : (
        <p>{changes}</p>
      )}
      <div className="t-option-price">
        <div className="t-option-total t-amount">{total}</div>
        <div className="t-small t-quiet">
          <span className="t-amount">{perPerson}</span> por persona
        </div>
      </div>
    </Line>
  );
};
