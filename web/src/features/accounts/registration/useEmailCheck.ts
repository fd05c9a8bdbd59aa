import { emailProblem, normalEmail } from "@travesia/api/colombia/emails";
import { useEffect, useState } from "react";
import { useEmailCheckQuery } from "../accounts.generated.ts";

const PAUSE = 500;

/**
 * Returns whether an account exists for the e-mail being typed; checked when the e-mail is complete and the
 * typing pauses.
 */
export function useEmailCheck(typed: string): "unknown" | "checking" | "free" | "known" {
  const [settled, setSettled] = useState("");
  const email = normalEmail(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(emailProblem(email) ? "" : email), PAUSE);
    return () => clearTimeout(timer);
  }, [email]);
  const { data, loading, error } = useEmailCheckQuery({
    variables: { email: settled },
    skip: settled === "",
    fetchPolicy: "network-only",
  });
  if (settled === "" || settled !== email || error) return "unknown";
  if (loading || !data) return "checking";
  return data.checkEmail ? "known" : "free";
}
