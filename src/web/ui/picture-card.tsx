import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { joinClasses } from './join-classes.ts'
import styles from './picture-card.module.css'

type Props = { as?: 'article' | 'li'; picture: ReactNode; className?: string | false; children: ReactNode }

/** A thing of a list with its picture: beside the words on a phone, above them where there is room. */
export const PictureCard = ({ as: Box = 'article', picture, className, children }: Props) => (
	<Box className={joinClasses(styles.card, className)}>
		<div className={styles.photo}>{picture}</div>
		<div className={styles.words}>{children}</div>
	</Box>
)

/** The name of the thing; the whole card around it is pressed. */
export const CardLink = (props: LinkProps) => <Link {...props} className={styles.link} />
