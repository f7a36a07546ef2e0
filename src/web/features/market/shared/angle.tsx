import type { SellPhoto } from '#contract/market/sell-words.ts'
import sprite from '../../../ui/drawings/angles.svg?url&no-inline'

/** Draws what a photo is to show, or a paper. Decorative: its name stands beside it. */
export const Angle = ({ of, className }: { of: SellPhoto | 'document'; className?: string }) => (
	<svg className={className} viewBox="0 0 160 120" aria-hidden="true">
		<use href={`${sprite}#${of}`} />
	</svg>
)
