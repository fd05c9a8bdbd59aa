import { useCopyText } from "../../../ui/copy-text.ts";
import { useToasts } from "../../../ui/toasts.tsx";
import { accountPaths } from "../accounts.paths.ts";
import { referralTexts as texts } from "./referral.texts.ts";

/**
 * Copies the link that brings others in with one's code; says so, or shows it where nothing may be copied.
 */
export function useReferralLink(referralCode: string | null | undefined): () => Promise<void> {
  const toasts = useToasts();
  const copyText = useCopyText();
  return async () => {
    if (!referralCode) return toasts.info(texts.none);
    const link = new URL(accountPaths.referral.to({ referralCode }), window.location.origin).href;
    await copyText(link, texts.copied);
  };
}
