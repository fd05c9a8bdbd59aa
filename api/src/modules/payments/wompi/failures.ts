/**
 * Error thrown when the provider understood and refused a request, with the reasons by field where the
 * provider names one.
 */
export class ProviderRefused extends Error {
  override readonly name = "ProviderRefused";
  constructor(
    readonly status: number,
    /** Error type of the provider: `INPUT_VALIDATION_ERROR`, `NOT_FOUND_ERROR`, `INVALID_ACCESS_TOKEN`, … */
    readonly type: string,
    readonly reasons: Readonly<Record<string, readonly string[]>>,
  ) {
    super(`the card provider refused: ${status} ${type}`);
  }
}

/** Error thrown when the provider did not answer or failed, so that the outcome of the request is unknown. */
export class ProviderAway extends Error {
  override readonly name = "ProviderAway";
  /** True when the request timed out. */
  readonly late: boolean;
  constructor(reason: string, { late = false, cause }: { late?: boolean; cause?: unknown } = {}) {
    super(`the card provider is away: ${reason}`, { cause });
    this.late = late;
  }
}
