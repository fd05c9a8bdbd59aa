import { contactOpens } from "@travesia/api/colombia/contact-hours";
import { useEffect, useState } from "react";

const MINUTE = 60_000;

/**
 * Returns the time from which clients may be reminded again, in the words of a disabled button; null within
 * the hours of the law.
 */
export function useContactOpens(): string | null {
  const [opens, setOpens] = useState(() => contactOpens(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setOpens(contactOpens(new Date())), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return opens;
}
