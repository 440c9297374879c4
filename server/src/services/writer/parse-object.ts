/** The JSON object in a response; models often add a sentence or a fence around it. Undefined if there is none. */
export function parseObject(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}
