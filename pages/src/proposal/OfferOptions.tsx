import { Chip } from "./Chip.tsx";
import { OfferServices, type ServiceContent } from "./OfferServices.tsx";

/** Options of an offer in finished texts. */
export interface OptionsContent {
  /** Services that every option includes. */
  readonly shared: readonly ServiceContent[];
  readonly options: readonly OptionContent[];
}

interface OptionContent {
  readonly id: string;
  readonly name: string;
  readonly recommended: boolean;
  /** Its difference to the recommended option; for the recommended option, its own services. */
  readonly changes: string;
  readonly total: string;
  readonly perPerson: string;
}

interface Choice {
  /** Id of the option that is picked, or was chosen. */
  readonly picked: string | null;
  /** True while an option can be picked. */
  readonly open: boolean;
  /** Called when an option is picked; without it the browser alone keeps the choice. */
  readonly onPick?: ((id: string) => void) | undefined;
  /** Id of the form that sends the choice; absent when a script does. */
  readonly form?: string | undefined;
}

/**
 * Shows the options of an offer to compare: the shared inclusions, then a line for each with its differences
 * and its price.
 */
export const OfferOptions = ({ shared, options, ...choice }: OptionsContent & Choice) => (
  <section className="t-part t-card t-snug" aria-label="Tu propuesta">
    {shared.length > 0 && (
      <div className="t-shared">
        <h2>Todas las opciones incluyen</h2>
        <OfferServices lines={shared} />
      </div>
    )}
    <fieldset>
      <legend>{choice.open ? "Elige tu opción" : "Las opciones"}</legend>
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
      <p>{changes}</p>
      <div className="t-option-price">
        <div className="t-option-total t-amount">{total}</div>
        <div className="t-small t-quiet">
          <span className="t-amount">{perPerson}</span> por persona
        </div>
      </div>
    </Line>
  );
};
