import { useNavigate } from 'react-router'
import { ApiProblem } from '#contract/client.ts'
import { sendSafely, wordsOf } from '../../api.ts'
import { useSinglePress } from '../../ui/form/use-single-press.ts'
import { toast } from '../../ui/toast.ts'

type Again<Item> = {
	items: readonly Item[]
	/** The id of the open cart. */
	open: () => Promise<number>
	add: (cartId: number, item: Item, key: string) => Promise<unknown>
	/** What is said of an item that was refused; absent: the server's words. */
	nameOf?: (item: Item) => string
	/** The cart has changed. */
	onAdded: () => Promise<unknown>
	/** Where it goes on, once anything lies in the cart. */
	to: string
	words: { some: string; none: string; failed: string }
}

/** Puts what was bought once into the cart and opens the next page; says what could not be taken. */
export function useBuyAgain<Item>({ items, open, add, nameOf, onAdded, to, words }: Again<Item>) {
	const navigate = useNavigate()
	const { isBusy, press } = useSinglePress()

	async function buy() {
		try {
			const cartId = await open()
			const refused: string[] = []
			for (const item of items)
				await sendSafely((key) => add(cartId, item, key)).catch((error: unknown) => {
					if (!(error instanceof ApiProblem && error.status === 400)) throw error
					refused.push(nameOf ? `${nameOf(item)}: ${error.words}` : error.words)
				})
			await onAdded()
			const isSome = refused.length < items.length
			if (refused.length > 0) toast({ title: isSome ? words.some : words.none, text: nameOf ? refused.join(' ') : refused[0], kind: 'bad' })
			if (isSome) await navigate(to)
		} catch (error) {
			toast({ title: words.failed, text: wordsOf(error, 'Please try again.'), kind: 'bad' })
		}
		return undefined
	}
	return { isBusy, buy: () => press(buy) }
}
