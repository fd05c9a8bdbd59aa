import { type AdvisorFacts, advisorContent } from "@travesia/api/page-content";
import { AdvisorCard as Card } from "@travesia/pages/advisor/AdvisorCard.tsx";
import { PartStyle } from "@travesia/pages/style/PartStyle.tsx";

interface AdvisorCardProps {
  readonly advisor: Advisor;
  /** Address of the advisor's picture; null when the initials are shown instead. */
  readonly picture?: string | null;
  /** Initial text of a WhatsApp message, offered if the advisor's telephone supports WhatsApp. */
  readonly whatsapp: string;
}

interface Advisor {
  readonly name: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone: string | null;
}

/** Returns an advisor's data as the rules of the pages take them. */
export const advisorFacts = (
  { name, lastname, email, phone }: Advisor,
  picture: AdvisorFacts["picture"],
): AdvisorFacts => ({
  name: `${name} ${lastname}`,
  initials: `${name[0] ?? ""}${lastname[0] ?? ""}`,
  email,
  phone,
  picture,
});

/** Shows the advisor on a page opened by a link: name, telephone and e-mail. */
export const AdvisorCard = ({ advisor, picture, whatsapp }: AdvisorCardProps) => (
  <>
    <PartStyle />
    <Card advisor={advisorContent(advisorFacts(advisor, picture), whatsapp)} note={null} />
  </>
);
