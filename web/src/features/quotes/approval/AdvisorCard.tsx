import { advisorContent, advisorFacts, type NamedAdvisor } from "@travesia/api/page-content";
import { AdvisorCard as Card } from "@travesia/pages/advisor/AdvisorCard.tsx";
import { PartStyle } from "@travesia/pages/style/PartStyle.tsx";

interface AdvisorCardProps {
  readonly advisor: NamedAdvisor;
  /** Address of the advisor's picture; null when the initials are shown instead. */
  readonly picture?: string | null;
  /** Initial text of a WhatsApp message, offered if the advisor's telephone supports WhatsApp. */
  readonly whatsapp: string;
}

/** Shows the advisor on a page opened by a link: name, telephone and e-mail. */
export const AdvisorCard = ({ advisor, picture, whatsapp }: AdvisorCardProps) => (
  <>
    <PartStyle />
    <Card advisor={advisorContent(advisorFacts(advisor, picture), whatsapp)} note={null} />
  </>
);
