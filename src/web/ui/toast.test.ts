import { beforeEach, expect, test } from 'vitest'
import { dismissToast, listToasts, toast, watchToasts } from './toast.ts'

beforeEach(() => {
	for (const { id } of listToasts()) dismissToast(id)
})

const titles = () => listToasts().map(({ title }) => title)

test('the newest three stand, the oldest leaves', () => {
	for (const title of ['one', 'two', 'three', 'four']) toast({ title })
	expect(titles()).toEqual(['two', 'three', 'four'])
})

test('the same words again do not stand twice, they stay longer', () => {
	const first = toast({ title: 'Added to Cart', text: 'Spark plug' })
	const again = toast({ title: 'Added to Cart', text: 'Spark plug' })
	expect(again).toBe(first)
	expect(listToasts()).toMatchObject([{ title: 'Added to Cart', repeats: 1 }])
})

test('other words or another kind stand beside it', () => {
	toast({ title: 'Cart' })
	toast({ title: 'Cart', kind: 'bad' })
	toast({ title: 'Cart', text: 'Spark plug' })
	expect(listToasts()).toHaveLength(3)
})

test('whoever watches hears of every change, until it stops', () => {
	let heard = 0
	const stop = watchToasts(() => heard++)
	const id = toast({ title: 'Saved' })
	dismissToast(id)
	dismissToast(id)
	stop()
	toast({ title: 'Unheard' })
	expect(heard).toBe(2)
})
