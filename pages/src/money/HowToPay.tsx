import type { ReactNode } from "react";
import { Notice } from "../notice/Notice.tsx";
import { Section } from "../section/Section.tsx";

/** Account that receives payments, as text ready to display. */
export interface AccountContent {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  /** Number in the form in which it is copied. */
  readonly copied: string;
  readonly holder: string;
  /** Warning about paying this amount; null when there is none. */
  readonly note: string | null;
}

/** Payment instructions, as text ready to display. */
export interface HowToPayContent {
  readonly title: string;
  readonly concept: string;
  readonly amount: string;
  readonly due: string | null;
  readonly reference: { readonly label: string; readonly text: string };
  readonly accounts: readonly AccountContent[];
  /** Sentence that limits the payment to these accounts. */
  readonly only: string;
}

interface HowToPayProps extends HowToPayContent {
  /** Way to pay online. */
  readonly online?: ReactNode;
  /** Renders the button that copies a text; the second argument is its name for screen readers. */
  readonly copyOf?: (text: string, what: string) => ReactNode;
  /** Renders the code of an account for banking applications. */
  readonly codeOf?: (id: string) => ReactNode;
}

/** Shows the payment instructions: the amount by its due date, to be paid online or into an account. */
export const HowToPay = ({ online, copyOf, codeOf, ...ways }: HowToPayProps) => (
  <Section title={ways.title}>
    <div className="t-contacts">
      <div>
        <p className="t-quiet">{ways.concept}</p>
        <p className="t-due">{ways.amount}</p>
        {ways.due && <p className="t-quiet">{ways.due}</p>}
      </div>
      {online}
      {ways.accounts.length > 0 && (
        <>
          <div className="t-copied">
            <div>
              <span className="t-caption t-quiet">{ways.reference.label}</span>
              <p className="t-name">{ways.reference.text}</p>
            </div>
            {copyOf?.(ways.reference.text, "la referencia")}
          </div>
          <ul>
            {ways.accounts.map(({ id, name, number, copied, holder, note }) => (
              <li key={id} className="t-account">
                <div className="t-copied">
                  <div>
                    <p className="t-small t-name">{name}</p>
                    <p className="t-number">{number}</p>
                    <p className="t-small t-quiet">{holder}</p>
                  </div>
                  {copyOf?.(copied, `el número de ${name}`)}
                </div>
                {note && <Notice kind="warning">{note}</Notice>}
                {codeOf?.(id)}
              </li>
            ))}
          </ul>
          <p className="t-small t-quiet">{ways.only}</p>
        </>
      )}
    </div>
  </Section>
);
