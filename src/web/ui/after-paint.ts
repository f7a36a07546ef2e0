/** Does `work` once what was just pressed is painted, for what takes a slow phone longer than a press may wait. */
export const afterPaint = (work: () => void) => void requestAnimationFrame(() => setTimeout(work))
