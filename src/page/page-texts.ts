import type { TemplateResult } from 'lit';

/** The long texts below the board, by the `data-text` of the section that shows them. */
export interface PageTexts {
  readonly rules: TemplateResult;
  readonly advice: TemplateResult;
  readonly history: TemplateResult;
  readonly levels: TemplateResult;
}
