import type { Node } from '@tiptap/pm/model'
import { type Command, EditorState } from '@tiptap/pm/state'
import { EditorView } from '@tiptap/pm/view'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { readPasted } from './pasted.ts'
import { plugins } from './plugins.ts'

interface Options {
  readonly document: Node
  readonly attributes: Readonly<Record<string, string>>
  readonly readOnly: boolean
  readonly autoFocus: boolean
  readonly onChange: (document: Node) => void
  /** Images were pasted or dropped and left out. */
  readonly onImages: () => void
}

const holdsFiles = (data: DataTransfer | null) =>
  data !== null && data.files.length > 0 && !data.types.includes('text/html')

/** What the page may do with the editor. */
export interface Writing {
  readonly state: EditorState
  readonly run: (command: Command) => void
  readonly focus: () => void
}

/** An editor in `host` for as long as the component stands; `state` is what it shows now. */
export function useSectionView(host: RefObject<HTMLElement | null>, options: Options): Writing {
  const { document, attributes, readOnly, autoFocus } = options
  const [state, setState] = useState(() => EditorState.create({ doc: document, plugins: [...plugins] }))
  const view = useRef<EditorView>(null)
  const changed = useEffectEvent((doc: Node) => options.onChange(doc))
  const imagesLeftOut = useEffectEvent(() => options.onImages())
  const begin = useEffectEvent((place: HTMLElement) => {
    const leaveFiles = (data: DataTransfer | null) => {
      if (!holdsFiles(data)) return false
      imagesLeftOut()
      return true
    }
    const made: EditorView = new EditorView(place, {
      state,
      dispatchTransaction(transaction) {
        const next = made.state.apply(transaction)
        made.updateState(next)
        setState(next)
        if (transaction.docChanged) changed(next.doc)
      },
      transformPastedHTML(html) {
        const { clean, images } = readPasted(html)
        if (images > 0) imagesLeftOut()
        return clean
      },
      handlePaste: (_, event) => leaveFiles(event.clipboardData),
      handleDrop: (_, event) => leaveFiles(event.dataTransfer),
    })
    view.current = made
    if (autoFocus) made.focus()
    return () => made.destroy()
  })
  useEffect(() => (host.current === null ? undefined : begin(host.current)), [host])
  useEffect(() => {
    view.current?.setProps({ attributes: { ...attributes }, editable: () => !readOnly })
  }, [attributes, readOnly])
  return {
    state,
    run: (command) => {
      if (view.current) command(view.current.state, view.current.dispatch, view.current)
    },
    focus: () => view.current?.focus(),
  }
}
