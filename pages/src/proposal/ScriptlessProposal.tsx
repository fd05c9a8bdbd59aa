import { type DecidesContent, APPROVAL, DecisionForms, Notice, QuestionForms } from "./ProposalForms.tsx";
import type { RefusedContent } from "./ProposalForms.tsx";
import { type ProposalContent, ProposalPage } from "./ProposalPage.tsx";
import type { Tone } from "../tone.ts";

/** A proposal with the acts of its client that need no script. */
export interface ScriptlessProposalContent extends ProposalContent {
  readonly notice: { readonly text: string; readonly tone: Tone } | null;
  /** Address of the document. */
  readonly pdf: string;
  readonly questions: readonly { readonly text: string; readonly answer: string | null }[];
  /** Letters that a question may have; null when no further one may be asked. */
  readonly longestQuestion: number | null;
  readonly decides: DecidesContent;
  /** Sentence on the approved trip and price. */
  readonly approval: string;
  readonly version: number;
  readonly refused: RefusedContent | null;
  /** Legal identity of the agency, and its notices. */
  readonly foot: { readonly identity: string; readonly notices: readonly LegalNotice[] };
}

interface LegalNotice {
  readonly title: string;
  readonly text: string;
}

/** Shows a proposal that is read and decided on without a script. */
export const ScriptlessProposal = ({
  notice,
  pdf,
  questions,
  longestQuestion,
  decides,
  approval,
  version,
  refused,
  foot,
  ...content
}: ScriptlessProposalContent) => (
  <>
    <ProposalPage
      {...content}
      form={APPROVAL}
      notices={notice && <Notice {...notice} />}
      decision={<DecisionForms decides={decides} approval={approval} version={version} refused={refused} />}
    >
      <p className="t-part">
        <a className="t-button" href={pdf}>
          Descargar la propuesta en PDF
        </a>
      </p>
      <QuestionForms
        questions={questions}
        longest={longestQuestion}
        version={version}
        refused={refused}
        alone={!decides.open && !decides.requote}
      />
    </ProposalPage>
    <footer className="t-part t-foot">
      <p>{foot.identity}</p>
      {foot.notices.map(({ title, text }) => (
        <p key={title}>
          <strong>{title}.</strong> {text}
        </p>
      ))}
    </footer>
  </>
);
