import layout from './layout.module.css'

/** A text in which no line ends within a measure: '20W-40', '90/90-17'. */
export const unbroken = (text: string) =>
	// Of a word so long that it must be broken, only the part about its hyphen stays together.
	text.split(/(\S{1,12}-\d\S{0,12})/).map((piece, at) =>
		at % 2 === 0 ? (
			piece
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text in their order
			<span key={at} className={layout.unbroken}>
				{piece}
			</span>
		),
	)
