import { type ComponentProps, useState } from 'react'
import { toast } from '../toast.ts'
import type { LargePictures } from './large-pictures.tsx'

type Shown = Omit<ComponentProps<typeof LargePictures>, 'first' | 'onClose'>

/** Opens pictures over the whole screen at one of them, and shows them there. Few look so closely: what shows them comes with the press. */
export function useLargePictures() {
	const [Large, setLarge] = useState<typeof LargePictures | null>(null)
	const [first, setFirst] = useState<number | null>(null)
	return {
		enlarge: (at: number) =>
			import('./large-pictures.tsx').then(
				({ LargePictures }) => {
					setLarge(() => LargePictures)
					setFirst(at)
				},
				() => toast({ title: 'The pictures could not be opened', text: 'Please check your connection and try again.', kind: 'bad' }),
			),
		large: (shown: Shown) => Large && first !== null && <Large {...shown} first={first} onClose={() => setFirst(null)} />,
	}
}
