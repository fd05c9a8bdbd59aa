/** The provider understood and refused: its reasons, by field when it names the field. */
export class ProviderRefused extends Error {
  override readonly name = "ProviderRefused";
  constructor(
    readonly status: number,
    /** `INPUT_VALIDATION_ERROR`, `NOT_FOUND_ERROR`, `INVALID_ACCESS_TOKEN`, … */
    readonly type: string,
    readonly reasons: Readonly<Record<string, readonly string[]>>,
  ) {
    super(`the card provider refused: ${status} ${type}`);
  }
}

/** The provider did not answer, or failed: its handling of the request is unknown. */
export class ProviderAway extends Error {
  override readonly name = "ProviderAway";
  /** True when the provider used up all the time we wait. */
  readonly late: boolean;
  constructor(reason: string, { late = false, cause }: { late?: boolean; cause?: unknown } = {}) {
    super(`the card provider is away: ${reason}`, { cause });
    this.late = late;
  }
}
