import type { FieldEntry } from './entry.ts'

/** Computers that process images. */
export const vision: readonly FieldEntry[] = [
  {
    name: 'Computer vision',
    within: 'Artificial intelligence',
    near: 'Image processing, Robotics, Computer graphics',
    terms:
      'visual recognition, image understanding, machine vision, visual learning, image recognition, 计算机视觉, visual perception for machines, visual recognition systems, scene analysis, visual representation learning',
    phrases:
      'computers that see, teaching computers to see, recognizing things in photos, AI and cameras, understanding images, AI that looks at pictures, seeing machines, camera AI, making sense of pictures, making computers see like people, giving machines eyes, cameras that understand, AI that recognizes things in photos, programs that understand photos and videos',
  },
  {
    name: 'Object detection',
    within: 'Computer vision',
    near: 'Image segmentation, Autonomous vehicles',
    terms:
      'object recognition, object localization, object tracking, visual tracking, pedestrian detection, YOLO, 目标检测, 3D object detection, multi-object tracking, small object detection, open-vocabulary detection, object detectors, salient object detection, video object tracking, visual object tracking',
    kinds:
      'salient object detection; 3D object detection; pedestrian detection; object tracking, visual tracking, multi-object tracking, video object tracking, visual object tracking',
    phrases:
      'finding objects in pictures, recognizing objects with a camera, counting people in images, spotting cars in video, detecting things in photos, following objects in a video, AI that finds objects, detecting people with cameras, counting cars with a camera, finding things in photos, cameras that spot people, following a ball in a video, drawing boxes around things, noticing people with a camera, AI that finds a lost thing',
  },
  {
    name: 'Person re-identification',
    within: 'Computer vision',
    near: 'Object detection, Face recognition',
    terms:
      're-identification, person re-ID, pedestrian re-identification, person search, person retrieval, vehicle re-identification',
    phrases:
      'finding the same person on another camera, recognizing a person by clothes, following one person through many cameras, is this the same person on two cameras, a robot that knows its user again, finding a person again in other videos, people seen by several cameras, the same car on two cameras',
  },
  {
    name: 'Image segmentation',
    within: 'Computer vision',
    near: 'Medical imaging, Object detection',
    terms:
      'semantic segmentation, instance segmentation, panoptic segmentation, image matting, boundary detection, video object segmentation, semantic image segmentation, segment anything, referring segmentation, interactive segmentation',
    kinds: 'image matting; boundary detection; video object segmentation',
    phrases:
      'cutting out objects from photos, outlining things in images, coloring every pixel by what it is, removing the background, dividing a picture into parts, marking tumors in scans, finding exact shapes in images, separating objects in images, finding the outline of things, painting each object in a photo, separating people from background, exact borders in pictures',
  },
  {
    name: 'Image classification',
    within: 'Computer vision',
    near: 'Deep learning, Representation learning',
    terms:
      'fine-grained recognition, long-tailed recognition, image categorization, ImageNet, visual categorization, image retrieval, fine-grained visual classification, visual classification, fine-grained image, content-based image retrieval',
    apart: 'image retrieval, content-based image retrieval',
    kinds: 'fine-grained recognition, fine-grained visual classification, fine-grained image; long-tailed recognition',
    phrases:
      'sorting photos by content, cat or dog pictures, recognizing plants from photos, telling what is in a picture, labeling pictures, photo sorting AI, naming what is in an image, recognizing animals in photos, which bird is this photo, an app that names plants, telling animals apart by photo, sorting pictures automatically, what is in this photo',
  },
  {
    name: 'Image generation',
    within: 'Computer vision, Generative models',
    near: 'Computer graphics, Diffusion models',
    terms:
      'image synthesis, text-to-image, text-to-image generation, image editing, image-to-image translation, style transfer, video generation, text-to-video, image inpainting, deepfake generation, text-guided image, text-to-image models, image manipulation, talking face, face generation, video synthesis, image generation with diffusion, controllable image generation, image translation',
    kinds:
      'video generation, text-to-video, video synthesis; image editing, text-guided image, image manipulation; style transfer; talking face, face generation; image inpainting; deepfake generation',
    phrases:
      'AI art, making pictures with AI, AI that draws, text to image, AI photos, changing photos with AI, AI videos, computers that paint, fake images, AI drawing, pictures from words, images from a description, making pictures from a description, typing words and getting a picture, AI that paints, computer made art, AI that makes movies, AI picture makers like DALL-E, AI that invents photos of people, programs that draw what I describe, making videos from text, changing a photo with words',
  },
  {
    name: 'Image processing',
    within: 'Signal processing',
    near: 'Computer vision, Computational photography',
    terms:
      'digital image processing, image restoration, image denoising, super-resolution, image compression, image enhancement, deblurring, image quality assessment, 图像处理, image filtering, image coding, video compression, image fusion, image segmentation methods, edge detection, image watermarking, texture analysis, feature extraction in images, remote sensing image classification',
    kinds:
      'image compression, image coding; video compression; image watermarking; image quality assessment; image fusion',
    phrases:
      'improving photos, sharpening blurry pictures, making old photos better, photo editing algorithms, cleaning up images, removing noise from pictures, compressing pictures, better pictures from bad cameras, editing photos with math, making image files smaller, computers that improve pictures, working on digital pictures, video coding, image quality',
  },
  {
    name: 'Medical imaging',
    within: 'Biomedical engineering, Computer vision',
    near: 'Radiology, Image segmentation',
    terms:
      'medical image analysis, biomedical imaging, MRI reconstruction, computed tomography, CT, ultrasound imaging, computational pathology, digital pathology, computer-aided diagnosis, 医学影像, medical image segmentation, medical images, histopathology, chest X-ray, retinal images, brain MRI, lesion segmentation, medical image registration, whole slide images, tumor segmentation, CT images, mammography',
    phrases:
      'finding cancer in scans, AI for X-rays, AI that reads MRI, computers looking at medical pictures, detecting tumors with AI, images of the body, AI in radiology, brain scans and AI, AI helping doctors see, medical pictures, computers that find tumors in scans, AI that looks at X-rays, finding disease in pictures of the body, helping doctors read scans, computers that see cancer, pictures from inside the body, eye photos that show disease, scans read by AI, AI that checks mammograms, computers that look at skin spots',
  },
  {
    name: '3D vision',
    within: 'Computer vision',
    near: 'Geometry processing, SLAM',
    terms:
      '3D reconstruction, structure from motion, multi-view geometry, point clouds, stereo vision, depth estimation, LiDAR perception, photogrammetry, 3D scanning, 3D reconstruction from images, multi-view stereo, monocular depth estimation, 3D shape reconstruction, camera pose estimation, bundle adjustment, 3D scene reconstruction, point cloud registration, single-view reconstruction, surface reconstruction, 3D modeling from images, stereo matching, 6D pose',
    kinds: 'depth estimation, monocular depth estimation, stereo vision, stereo matching; 6D pose',
    phrases:
      'making 3D models from photos, 3D scanning, turning pictures into 3D, seeing depth with cameras, 3D from video, measuring distance with cameras, scanning rooms in 3D, 3D maps from images, building a 3D model out of many pictures, copying a statue in 3D with a camera, walking around in a photo of a building, how far away is a thing in a photo, making 3D objects from photos, pictures that become 3D, digital copies of buildings and temples, measuring a room with a phone',
  },
  {
    name: 'Neural rendering',
    within: 'Computer vision, Computer graphics',
    near: '3D vision, Generative models',
    terms:
      'NeRF, neural radiance fields, Gaussian splatting, novel view synthesis, inverse rendering, 3D generation, implicit representations, neural radiance field, 3D Gaussian splatting, neural fields, view synthesis, neural scene representation',
    kinds:
      'Gaussian splatting, 3D Gaussian splatting; NeRF, neural radiance fields, neural radiance field; novel view synthesis, view synthesis; inverse rendering',
    apart: '3D generation',
    phrases:
      'AI 3D scenes, flying through a photo, AI made 3D worlds, 3D worlds from pictures, new views from photos, realistic 3D with AI, walking around inside a photo, learned graphics, seeing a place from a new side, making new camera views, 3D scenes that look like photos, AI that shows a place from every angle',
  },
  {
    name: 'Pose estimation',
    within: 'Computer vision',
    near: 'Human motion generation, Biomechanics',
    terms:
      'human pose estimation, motion estimation, motion capture, hand tracking, body tracking, gesture recognition, gait analysis from video, hand pose, 3D human pose, 3D human pose estimation, hand pose estimation, human mesh recovery, sign language recognition, human body reconstruction',
    kinds: 'hand tracking, hand pose, hand pose estimation',
    apart:
      'sign language recognition; gesture recognition; motion capture; gait analysis from video; motion estimation',
    phrases:
      "tracking body movement with a camera, how people move in video, tracking hands, skeleton from video, recognizing gestures, camera that follows the body, analyzing sports movements on video, dance moves and AI, following a person's body in video, cameras that follow dancers, understanding hand signs with a camera, where are arms and legs in a photo, measuring how athletes move with video, recognizing sign language with a camera",
  },
  {
    name: 'Human motion generation',
    within: 'Computer vision, Computer graphics',
    near: 'Pose estimation, Computer animation',
    terms:
      'motion generation, motion synthesis, text-to-motion, character control, human motion prediction, human motion synthesis, motion diffusion',
    phrases:
      'making virtual people move, animating characters with AI, AI dance, realistic movement for game characters, moving avatars, virtual humans, creating movements from text, digital humans, making computer people move like real people, digital people that dance, movement made by AI',
  },
  {
    name: 'Video understanding',
    within: 'Computer vision',
    near: 'Multimodal learning, Surveillance studies',
    terms:
      'action recognition, video analysis, activity recognition, temporal localization, video retrieval, video surveillance analytics, video question answering, video recognition, temporal action localization, action detection, video grounding, video summarization',
    kinds:
      'action recognition, activity recognition, action detection, temporal action localization; video question answering; video retrieval; video summarization; video surveillance analytics',
    phrases:
      'AI that watches video, recognizing actions in video, what happens in a video, searching inside videos, analyzing sports videos, understanding movies by computer, security camera AI, finding moments in video, computers that understand videos, what is happening in a video, recognizing what people do in a video, AI that watches videos, finding a moment in a video, cameras that notice fights or falls',
  },
  {
    name: 'Egocentric vision',
    within: 'Computer vision',
    near: 'Virtual reality, Ubiquitous computing',
    terms:
      'ego-centric, first-person vision, wearable cameras, head-mounted cameras, gaze prediction, first-person video',
    phrases:
      'smart glasses cameras, first person video, cameras on your head, AI that sees what I see, body camera video, seeing through the wearer, glasses that see, GoPro video analysis, cameras worn on the head, seeing what I see with a camera, glasses with a camera',
  },
  {
    name: 'Face recognition',
    within: 'Computer vision',
    near: 'Privacy, Affective computing',
    terms:
      'biometrics, face analysis, fingerprint recognition, iris recognition, face anti-spoofing, deepfake detection, media forensics, face verification, facial recognition, face detection, face images, face forgery detection, deepfake, face liveness, face presentation attack, face identification, facial analysis, gait recognition',
    kinds: 'iris recognition',
    apart:
      'fingerprint recognition; gait recognition; deepfake detection, deepfake, face forgery detection, media forensics',
    phrases:
      'recognizing faces, unlocking the phone with the face, identifying people by face, detecting deepfakes, fingerprint scanners, spotting fake videos, identifying people in crowds, finding fake photos, how my phone knows it is me, finding a missing person with cameras, who is in this photo, knowing someone from a photo, checking that a person is real with a camera, identifying people with cameras, face ID, telling twins apart by computer, fake faces, spotting a fake video of a person',
  },
  {
    name: 'Optical character recognition',
    within: 'Computer vision',
    near: 'Information extraction, Digital humanities',
    terms:
      'OCR, document understanding, document analysis, handwriting recognition, scene text recognition, layout analysis, table recognition, scene text, document image analysis, handwritten text recognition, document images, text detection',
    kinds: 'table recognition; handwriting recognition, handwritten text recognition',
    phrases:
      'reading handwriting by computer, text from pictures, scanning documents, reading old manuscripts with AI, turning paper into text, reading signs with a camera, digitizing handwritten notes, photo to text, computers that read handwriting, reading old letters by computer, reading a photo of a page, reading license plates, turning old books into text, making handwritten pages searchable',
  },
  {
    name: 'Scene understanding',
    within: 'Computer vision',
    near: 'Robotics, 3D vision',
    terms:
      'visual scene understanding, scene graphs, spatial reasoning, visual reasoning, visual commonsense, open-vocabulary perception, semantic mapping, scene graph generation, 3D scene understanding, indoor scene, spatial understanding',
    kinds: 'scene graphs, scene graph generation; spatial reasoning, spatial understanding; visual commonsense',
    apart: 'semantic mapping',
    phrases:
      'understanding a whole picture, what is going on in an image, how objects relate in a picture, AI that understands rooms, understanding the street from a camera, computers that get the big picture, reasoning about images, knowing where things are, computers that understand a room, knowing what is where in a photo, seeing the whole scene, understanding places by camera',
  },
  {
    name: 'World models',
    within: 'Artificial intelligence',
    near: 'Reinforcement learning, Robotics',
    terms:
      'world model, model-based reinforcement learning, video prediction, intuitive physics, predictive models of environments, video prediction models, learned simulators',
    apart: 'intuitive physics; video prediction, video prediction models',
    phrases:
      'AI that imagines the future, AI that understands the physical world, simulating the world in AI, predicting what happens next in video, AI dreaming, AI that knows how the world works, AI with common sense physics, imagining before acting, AI that guesses what happens next in the world, AI with a picture of the world in its head, learning how the world behaves',
  },
  {
    name: 'Agricultural computer vision',
    within: 'Computer vision, Precision agriculture',
    near: 'Remote sensing, Plant pathology',
    terms:
      'plant phenotyping, crop monitoring by images, weed detection, fruit detection, plant disease recognition, livestock monitoring',
    phrases:
      'cameras for farming, finding sick plants with photos, AI for farmers, counting fruit with cameras, recognizing weeds, watching cows with cameras, AI in agriculture, crop photos',
  },
  {
    name: 'Wildlife computer vision',
    within: 'Computer vision, Conservation biology',
    near: 'Bioacoustics, Animal behavior',
    terms: 'camera traps, animal re-identification, imageomics, computer vision for ecology, species recognition',
    phrases:
      'recognizing animals with AI, counting animals with cameras, AI for wildlife, tracking endangered animals by camera, identifying whales from photos, AI to save nature, animal photos and AI, watching animals automatically',
  },
]
