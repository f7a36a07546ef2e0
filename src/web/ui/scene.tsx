import sprite from './drawings/scenes.svg?url&no-inline'
import { joinClasses } from './join-classes.ts'
import styles from './scene.module.css'

export const sceneNames = [
	'empty-repairs',
	'empty-cart',
	'not-found',
	'broken',
	'nothing-found',
	'offline',
	'no-access',
	'free-day',
] as const

export type SceneName = (typeof sceneNames)[number]

/** A drawing for a place where there is nothing yet, nothing any more, or something broke. Decorative: the words stand below it. */
export function Scene({ name, className }: { name: SceneName; className?: string }) {
	return (
		<svg className={joinClasses(styles.scene, className)} viewBox="0 0 240 150" aria-hidden="true">
			<use href={`${sprite}#${name}`} />
		</svg>
	)
}
