import { useCopyText } from "../../../ui/copy-text.ts";
import { useToasts } from "../../../ui/toasts.tsx";
import { accountPaths } from "../accounts.paths.ts";
import { referralTexts as texts } from "./referral.texts.ts";

/**
 * Copies the link that invites others with the viewer's referral code, and confirms it; shows the link when
 * copying is not allowed.
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
