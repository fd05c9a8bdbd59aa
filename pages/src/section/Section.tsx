import { type ReactNode, useId } from "react";

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Shows one section of a page below a line and its heading. */
export const Section = ({ title, children }: SectionProps) => {
  const heading = useId();
  return (
    <section className="t-part t-section" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
};
