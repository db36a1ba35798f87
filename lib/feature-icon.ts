/** Is an icon the address of a picture, and neither inline SVG nor a text such as an emoji? */
export function isPictureName(icon: string): boolean {
  return !icon.trimStart().startsWith('<') && /[./:]/.test(icon);
}
