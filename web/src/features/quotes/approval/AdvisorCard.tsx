import { advisorContent } from "@travesia/api/page-content";
import { AdvisorCard as Card } from "@travesia/pages/advisor/AdvisorCard.tsx";
import { PartStyle } from "@travesia/pages/style/PartStyle.tsx";

interface AdvisorCardProps {
  readonly advisor: Advisor;
  /** The address of their picture; null: their initials are shown instead. */
  readonly picture?: string | null;
  /** Opening text of a WhatsApp message, which is offered if their telephone can receive it. */
  readonly whatsapp: string;
}

interface Advisor {
  readonly name: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone: string | null;
}

/** Returns an advisor as the pages show them. */
export const shownAdvisor = ({ advisor, picture, whatsapp }: AdvisorCardProps) => {
  const { name, lastname, email, phone } = advisor;
  return advisorContent({
    name: `${name} ${lastname}`,
    initials: `${name[0] ?? ""}${lastname[0] ?? ""}`,
    email,
    phone,
    picture,
    greeting: whatsapp,
  });
};

/** Shows the advisor of a link page: name, phone and mail. */
export const AdvisorCard = (props: AdvisorCardProps) => (
  <>
    <PartStyle />
    <Card advisor={shownAdvisor(props)} note={null} />
  </>
);
