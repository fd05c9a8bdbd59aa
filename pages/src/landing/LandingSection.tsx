import { type ReactNode, useId } from "react";
import { Anchor } from "../Anchor.tsx";

interface LandingSectionProps {
  /** Anchor of the section. */
  readonly id: string;
  readonly title: string;
  /** Link to the page with all items of this kind. */
  readonly all?: { readonly text: string; readonly href: string } | null;
  /** True to show the text beside the heading instead of below it. */
  readonly beside?: boolean;
  readonly children: ReactNode;
}

/** Shows one section of the landing page under its heading. */
export function LandingSection({ id, title, all, beside = false, children }: LandingSectionProps) {
  const heading = useId();
  return (
    <section
      id={id}
      className={beside ? "t-part t-shown t-shown-beside" : "t-part t-shown"}
      aria-labelledby={heading}
    >
      <div className="t-shown-head">
        <h2 id={heading} className="t-heading">
          {title}
        </h2>
        {all && (
          <Anchor className="t-button t-button-plain" href={all.href} aria-label={`${all.text}: ${title}`}>
            {all.text}
          </Anchor>
        )}
      </div>
      {children}
    </section>
  );
}
