import { Notice, type NoticeKind } from "../notice/Notice.tsx";
import { type DecidesContent, APPROVAL, DecisionForms, QuestionForms } from "./ProposalForms.tsx";
import type { RefusedContent } from "./ProposalForms.tsx";
import { type ProposalContent, ProposalPage } from "./ProposalPage.tsx";

/** A proposal with the client's acts that work without a script. */
export interface ScriptlessProposalContent extends ProposalContent {
  readonly notice: { readonly text: string; readonly kind: NoticeKind } | null;
  /** Address of the PDF. */
  readonly pdf: string;
  readonly questions: readonly { readonly text: string; readonly answer: string | null }[];
  /** Maximum length of a question, in characters; null when the client may not ask another question. */
  readonly longestQuestion: number | null;
  readonly decides: DecidesContent;
  /** Sentence that summarises the approved trip and price. */
  readonly approval: string;
  readonly version: number;
  readonly refused: RefusedContent | null;
  /** Legal identity of the agency, and the legal notices. */
  readonly foot: { readonly identity: string; readonly notices: readonly LegalNotice[] };
}

interface LegalNotice {
  readonly title: string;
  readonly text: string;
}

/** Shows a proposal that the client can read and decide on without a script. */
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
      notices={notice && <Notice kind={notice.kind}>{notice.text}</Notice>}
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
