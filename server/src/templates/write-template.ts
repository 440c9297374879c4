import { limits } from '@labreach/contract/plans'
import { WriterFailure, type TemplateFacts, type Writer, type WrittenTemplate } from '../services/writer/writer.ts'
import { collectTexts } from '../text/collect-texts.ts'
import { findUnsupported } from '../text/grounding/find-unsupported.ts'
import { removeUnsupported } from '../text/grounding/remove-unsupported.ts'

/**
 * Lets the writer write a template, and removes what the facts do not contain: nothing would mark it in the letters that
 * begin with the template. Throws WriterFailure, also if nothing is left.
 */
export async function writeTemplate(
  writer: Writer,
  facts: TemplateFacts,
  signal?: AbortSignal,
): Promise<WrittenTemplate> {
  const { name, content: written } = await writer.writeTemplate(facts, signal)
  const sources = collectTexts(facts)
  const content = removeUnsupported(written, sources)
  if (content === '' || content.length > limits.templateContentMax)
    throw new WriterFailure('The response of the model is no template')
  return { name: findUnsupported(name, sources).length === 0 ? name : 'First letter', content }
}
