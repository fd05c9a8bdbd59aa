/** Name of the form that approves a proposal, and that the picked option belongs to. */
export const APPROVAL = "aprobar";

/** A form that the server refused, with the text the client had typed. */
export interface RefusedContent {
  readonly act: string;
  readonly typed: string;
  readonly message: string;
}

interface Forms {
  /** Version of the proposal that the page shows. */
  readonly version: number;
  readonly refused: RefusedContent | null;
}

/** Decisions available to the reader: approval or rejection (`open`), and a request for a new quote. */
export interface DecidesContent {
  readonly open: boolean;
  readonly requote: boolean;
}

interface DecisionFormsProps extends Forms {
  readonly decides: DecidesContent;
  /** Sentence that summarises the approved trip and price. */
  readonly approval: string;
}

/**
 * Shows the forms for the client's decision, which work without a script; hidden when no decision is
 * available.
 */
export const DecisionForms = ({ decides, approval, version, refused }: DecisionFormsProps) =>
  (decides.open || decides.requote) && (
    <section className="t-part t-card t-snug">
      <h2>Tu decisión</h2>
      {refused && <Refusal>{refused.message}</Refusal>}
      {decides.open && (
        <form method="post" id={APPROVAL} className="t-form">
          <Hidden act="aprobar" version={version} />
          <p>{approval}</p>
          <button type="submit" className="t-button t-forward">
            Aprobar cotización
          </button>
        </form>
      )}
      <Asking
        act="ajustar"
        button="Pedir ajustes"
        label="Qué te gustaría cambiar"
        version={version}
        refused={refused}
      />
      {decides.open && (
        <Asking
          act="rechazar"
          button="Rechazar cotización"
          label="Motivo del rechazo"
          version={version}
          refused={refused}
        />
      )}
    </section>
  );

interface QuestionFormsProps extends Forms {
  /** The client's questions and their answers; an answer is null until it is written. */
  readonly questions: readonly { readonly text: string; readonly answer: string | null }[];
  /** Maximum length of a question, in characters; null when the client may not ask another question. */
  readonly longest: number | null;
  /** True when no other part of the page shows the reason of the refusal. */
  readonly alone: boolean;
}

/** Shows the client's questions with their answers, and the form to ask another one. */
export const QuestionForms = ({ questions, longest, version, refused, alone }: QuestionFormsProps) =>
  (longest !== null || questions.length > 0) && (
    <section className="t-part t-card t-roomy" aria-label="Preguntas">
      <h2>{questions.length > 0 ? "Tus preguntas" : "¿Tienes una pregunta?"}</h2>
      {alone && refused?.act === ASK && <Refusal>{refused.message}</Refusal>}
      {questions.map(({ text, answer }, at) => (
        <div key={at} className="t-line t-fact">
          <p className="t-strong t-typed">{text}</p>
          <p className="t-small t-quiet t-typed">{answer ?? "Tu asesor te responderá aquí."}</p>
        </div>
      ))}
      {longest !== null && (
        <Asking
          act={ASK}
          button="Enviar pregunta"
          label="Tu pregunta"
          version={version}
          refused={refused}
          longest={longest}
        />
      )}
    </section>
  );

const ASK = "preguntar";
/** Maximum length of the reason for a decision, in characters. */
const LONGEST_REASON = 1_000;

const Refusal = ({ children }: { readonly children: string }) => (
  <p className="t-refusal" role="alert">
    {children}
  </p>
);

const Hidden = ({ act, version }: { readonly act: string; readonly version: number }) => (
  <>
    <input type="hidden" name="acto" value={act} />
    <input type="hidden" name="version" value={version} />
  </>
);

interface AskingProps extends Forms {
  readonly act: string;
  readonly button: string;
  readonly label: string;
  readonly longest?: number;
}

/** Shows a form with one text field; collapsed unless the server refused its last submission. */
const Asking = ({ act, button, label, version, refused, longest = LONGEST_REASON }: AskingProps) => {
  const mine = refused?.act === act ? refused : null;
  return (
    <details open={mine !== null}>
      <summary>{button}</summary>
      <form method="post" className="t-form">
        <Hidden act={act} version={version} />
        <label htmlFor={`motivo-${act}`}>{label}</label>
        <textarea
          id={`motivo-${act}`}
          name="motivo"
          maxLength={longest}
          required
          defaultValue={mine?.typed}
        />
        <button type="submit" className="t-button">
          {button}
        </button>
      </form>
    </details>
  );
};
