import layout from './layout.module.css'

/** A text in which no line ends within a measure: '20W-40', '90/90-17'. */
export const unbroken = (text: string) =>
	text.split(/(\d[\w/]*-\d+)/).map((piece, at) =>
		at % 2 === 0 ? (
			piece
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text in their order
			<span key={at} className={layout.unbroken}>
				{piece}
			</span>
		),
	)
